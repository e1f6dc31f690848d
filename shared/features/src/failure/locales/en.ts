export default {
  trouble: 'Something went wrong on our side. What you typed is still here: try again in a moment.',
  noAnswer:
    'The server could not be reached. What you typed is still here: check your connection and try again.',
  unavailable: 'This cannot be done at the moment. What you typed is still here: try again later.',
} as const;
