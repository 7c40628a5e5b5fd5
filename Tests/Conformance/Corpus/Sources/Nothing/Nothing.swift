// The manifest needs a target; what is read are the checkouts.
