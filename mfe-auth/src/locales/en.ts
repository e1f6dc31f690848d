export default {
  'signin.heading': 'Welcome back',
  'signin.lead': 'Sign in with the phone number or e-mail of your account.',
  'signin.identifier': 'Phone number or e-mail',
  'signin.identifier.required': 'Phone number or e-mail is required',
  'signin.password': 'Password',
  'signin.password.required': 'Password is required',
  'signin.password.show': 'Show password',
  'signin.password.hide': 'Hide password',
  'signin.forgotten': 'Forgotten password?',
  'signin.submit': 'Sign in',
  'signin.busy': 'Signing in...',
  'signin.failed': 'You are not signed in',
  'signin.wrong': 'The phone number, e-mail or password is not right.',
  'signin.tooMany': 'Too many failed attempts. Please wait 15 minutes and try again.',
  'signin.noAnswer':
    'The server could not be reached. What you typed is still here: check your connection and try again.',
  'signin.trouble': 'Something went wrong on our side. What you typed is still here: try again in a moment.',
  'signin.operator':
    'This is an operator account. Operators work with the operator tools; there is no page for them here.',
  'signin.new': 'New here?',
  'signin.new.tutor': 'Join as a tutor',
  'signin.new.parent': 'Join as a guardian',
  'signin.legal':
    'By signing in you agree to our <terms>terms and conditions</terms> and <privacy>privacy policy</privacy>.',
} as const;
