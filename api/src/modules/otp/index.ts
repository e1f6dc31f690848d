export {
  findCodePhone,
  type OtpKey,
  putCode,
  secondsUntilResend,
  sweepCodes,
  takeCode,
} from './otp.repository.ts';
export {
  checkCode,
  codeText,
  expiredCode,
  hashCode,
  issueCode,
  newCode,
  sendCode,
  validSeconds,
} from './otp.ts';
