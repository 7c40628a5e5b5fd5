print("eaves")
