export { browserOf, guestKey, markBrowser } from './browser.ts';
export {
  findCodePhone,
  findSignUp,
  type OtpKey,
  putCode,
  secondsUntilResend,
  sweepCodes,
  takeCode,
} from './otp.repository.ts';
export {
  checkCode,
  codeText,
  countCode,
  expiredCode,
  hashCode,
  issueCode,
  newCode,
  sendCode,
  validSeconds,
} from './otp.ts';
