import type { ReactNode } from 'react';
import { SignUpView } from './sign-up.view.tsx';

export default function TutorSignUpPage(): ReactNode {
  return <SignUpView kind="tutor" />;
}
