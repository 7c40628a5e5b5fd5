public struct Sound {}
