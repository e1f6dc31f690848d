import { VerifyPhoneNotice } from '@porao/features';
import type { ReactNode } from 'react';
import { useLivePosition } from './live-position.ts';

/** Is the part of the tutor's area beside all its pages. */
export default function TutorSide(): ReactNode {
  useLivePosition();
  return <VerifyPhoneNotice />;
}
