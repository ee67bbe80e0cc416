// Says what it is told.
self.onmessage = ({ data }) => self.postMessage(data);
