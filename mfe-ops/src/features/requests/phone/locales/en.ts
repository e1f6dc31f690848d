export default {
  'phone.back': 'Requests',
  'phone.text':
    'Fill in what the family tells you. A code goes to its phone; by reading it out to you the family agrees.',
  'phone.form': 'Request by phone',
  'phone.family': 'The family',
  'phone.need': 'The lessons',
  'phone.student': 'The student',
  'phone.phone': 'Phone number of the family',
  'phone.name': 'Name of the guardian',
  'phone.language': 'Language of the text messages',
  'phone.language.bn': 'Bengali',
  'phone.language.en': 'English',
  'phone.studentName': 'Name of the student',
  'phone.gender': 'Gender of the student',
  'phone.gender.1': 'Male',
  'phone.gender.2': 'Female',
  'phone.age': 'Age of the student',
  'phone.consent':
    'I have told the caller: they must be 18 or older, and reading out the code means that they agree to the <terms>terms</terms> and the <privacy>privacy policy</privacy>.',
  'phone.send': 'Send the code',
  'phone.sending': 'Sending...',
  'phone.code': 'The code that the family reads out',
  'phone.posted': 'Request {id} is posted',
  'phone.posted.text':
    'The family is told of candidates and terms by SMS, and answers by a number or a link in the message.',
  'phone.see': 'See the request',
  'phone.next': 'Another request',
} as const;
