import type { ReactNode } from 'react';
import { SignUpView } from './sign-up.view.tsx';

export default function ParentSignUpPage(): ReactNode {
  return <SignUpView kind="parent" />;
}
