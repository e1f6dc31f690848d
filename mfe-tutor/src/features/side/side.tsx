import { VerifyPhoneNotice } from '@porao/features';
import { useLivePosition } from './live-position.ts';

export default function TutorSide() {
  useLivePosition();
  return <VerifyPhoneNotice />;
}
