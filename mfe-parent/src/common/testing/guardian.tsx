import type { CurrentUser } from '@porao/contracts';
import { account } from '@porao/platform/testing/answers';
import type { ReactNode } from 'react';
import { renderAsGuardian } from './render.tsx';

export const guardian = account();

/** A page of the area as a signed-in guardian opens it, in English; `answers` beside the account's. */
export function openAs(
  page: ReactNode,
  options: { user?: CurrentUser; answers?: Record<string, unknown> } = {},
) {
  const { user = guardian, answers } = options;
  return renderAsGuardian('/parent/dashboard', '*', page, { 'GET /api/v1/user': { data: user }, ...answers });
}
