import { VerifyPhoneNotice } from '@porao/features';
import type { ReactNode } from 'react';
import { useLivePosition } from './live-position.ts';

/** What the tutor's area has beside all its pages. */
export default function TutorSide(): ReactNode {
  useLivePosition();
  return <VerifyPhoneNotice />;
}
