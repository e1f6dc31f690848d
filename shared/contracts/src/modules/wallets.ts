import { z } from 'zod';
import { dataOf, Id, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { requiredPhone } from '../fields.ts';

export const maxWallets = 3;
export const WalletType = z.enum(['bkash', 'nagad', 'upai'], {
  error: 'wallet.type',
});
export type WalletType = z.infer<typeof WalletType>;

export const Wallet = z.object({ id: Id, wallet_type: WalletType, account_number: z.string() });
export type Wallet = z.infer<typeof Wallet>;

export const WalletBody = z.object({
  wallet_type: WalletType,
  /** These providers' numbers are phone numbers (decision OQ-093). */
  account_number: requiredPhone('wallet.number'),
});
export type WalletBody = z.input<typeof WalletBody>;

export const walletEndpoints = defineEndpoints('tutor', {
  'GET /api/tutor/mobilebanking': {
    summary: "The tutor's mobile banking numbers",
    response: dataOf(z.array(Wallet)),
  },
  'POST /api/tutor/mobilebanking': {
    lockable: true,
    summary: 'Add a number; at most three',
    body: WalletBody,
    response: success(Wallet),
  },
  'PUT /api/tutor/mobilebanking/:id': {
    lockable: true,
    summary: 'Change a number',
    body: WalletBody,
    response: success(Wallet),
  },
  'DELETE /api/tutor/mobilebanking/:id': {
    lockable: true,
    summary: 'Delete a number',
  },
});
