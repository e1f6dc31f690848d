import type { ReactNode } from 'react';

export interface ToastContent {
  tone: 'info' | 'success' | 'error';
  title?: string;
  message: ReactNode;
  /** In ms; 5 s unless told, false to stay until closed. */
  duration?: number | false;
  /** Replaces a toast shown under the same id. */
  id?: string;
  /** Turns a spinner instead of the icon. */
  busy?: boolean;
}
