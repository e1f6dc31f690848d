import type { CurrentUser } from '@porao/contracts';
import type { ReactNode } from 'react';
import { renderAsGuardian } from './render.tsx';

/** A guardian who gave only what has to be given. */
export const guardian: CurrentUser = {
  id: 9,
  name: 'Salma Khatun',
  email: 'salma@example.com',
  phone_no: '01700000004',
  phone_no_verified_at: '2026-01-05T06:00:00.000Z',
  gender: 2,
  photo: null,
  type: 'parent',
  roles: ['parent'],
  created_at: '2026-03-09T20:00:00.000Z',
  account_status: 'Green',
  banned: false,
  api_token: null,
  parent: { additional_phone_number: null, about: null },
  tutor: null,
};

/** A page of the area as a signed-in guardian opens it, in English; `answers` beside the account's. */
export function openAs(
  page: ReactNode,
  options: { user?: CurrentUser; answers?: Record<string, unknown> } = {},
) {
  const { user = guardian, answers } = options;
  return renderAsGuardian('/parent/dashboard', '*', page, { 'GET /api/v1/user': { data: user }, ...answers });
}
