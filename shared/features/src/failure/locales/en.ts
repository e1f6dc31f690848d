export default {
  fieldInvalid: 'Please check this field.',
  trouble: 'Something went wrong on our side. Try again in a moment.',
  noAnswer: 'The server could not be reached. Check your connection and try again.',
  unavailable: 'This cannot be done at the moment. Try again later.',
  kept: '{failure} What you typed is still here.',
} as const;
