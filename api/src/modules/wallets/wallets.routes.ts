import { maxWallets, type Wallet, type walletEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { deleteOwn, updateOwn } from '../../kit/database/own-rows.repository.ts';
import { brokenUnique } from '../../kit/database/violation.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import * as repository from './wallets.repository.ts';

const notFound = () => new ApiFailure('NOT_FOUND', 'wallet.missing');
const full = () => invalid({ account_number: ['wallet.full'] });
const duplicate = () => invalid({ account_number: ['wallet.duplicate'] });

/** Two concurrent inserts may choose the same place: the later one tries again. */
const taken = 'tutor_wallets_tutor_id_place_key';
const sameNumber = 'tutor_wallets_tutor_id_wallet_type_account_number_key';

export function walletHandlers({ db }: Services): Handlers<typeof walletEndpoints> {
  async function add(tutorId: number, wallet: Omit<Wallet, 'id'>): Promise<number> {
    for (let attempt = 0; attempt <= maxWallets; attempt++) {
      try {
        const id = await db.transaction().execute((trx) => repository.insertWallet(trx, tutorId, wallet));
        if (id === null) throw full();
        return id;
      } catch (error) {
        const constraint = brokenUnique(error);
        if (constraint === sameNumber) throw duplicate();
        if (constraint !== taken) throw error;
      }
    }
    throw full();
  }

  return {
    'GET /api/tutor/mobilebanking': async ({ viewer }) => ({
      data: await repository.listWallets(db, viewer.tutorId),
    }),
    'POST /api/tutor/mobilebanking': async ({ body, viewer }) => {
      const id = await add(viewer.tutorId, body);
      return { status: 'success', message: 'wallet.added', data: { id, ...body } };
    },
    'PUT /api/tutor/mobilebanking/:id': async ({ params, body, viewer }) => {
      const row = { owner: viewer.tutorId, id: params.id };
      const found = await updateOwn(db, 'tutor_wallets', row, body).catch((error: unknown) => {
        throw brokenUnique(error) === sameNumber ? duplicate() : error;
      });
      if (!found) throw notFound();
      return { status: 'success', message: 'wallet.changed', data: { id: params.id, ...body } };
    },
    'DELETE /api/tutor/mobilebanking/:id': async ({ params, viewer }) => {
      if (!(await deleteOwn(db, 'tutor_wallets', viewer.tutorId, params.id))) throw notFound();
      return { status: 'success', message: 'wallet.deleted', data: null };
    },
  };
}
