import { VerifyPhoneNotice } from '@porao/features';
import type { ReactNode } from 'react';
import { useLivePosition } from './live-position.ts';

export default function TutorSide(): ReactNode {
  useLivePosition();
  return <VerifyPhoneNotice />;
}
