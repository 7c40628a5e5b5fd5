extension Range<Int> {
  /// The first index of which something is true; the upper bound where it is true of none. What is asked must be false
  /// up to some index and true from there: that an element of a sorted list does not come before what is sought.
  /// O(log n). Named as in Swift Algorithms.
  @inlinable @inline(__always)
  package func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
