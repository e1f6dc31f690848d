import { maxWallets, type Wallet, type walletEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { brokenUnique } from '../../kit/database/violation.ts';
import { invalid } from '../../kit/failure.ts';
import { ownRows } from '../../kit/own-rows.ts';
import type { Services } from '../../kit/services.ts';
import * as repository from './wallets.repository.ts';

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

  const find = repository.findWallet;
  const rows = ownRows({ db, table: 'tutor_wallets', missing: 'wallet.missing', find });

  return {
    'GET /api/tutor/mobilebanking': async ({ viewer }) => ({
      data: await repository.listWallets(db, viewer.tutorId),
    }),
    'POST /api/tutor/mobilebanking': async ({ body, viewer: { tutorId } }) =>
      rows.answer(tutorId, await add(tutorId, body), 'wallet.added'),
    'PUT /api/tutor/mobilebanking/:id': ({ params, body, viewer }) =>
      rows.update(viewer.tutorId, params.id, body, 'wallet.changed').catch((error: unknown) => {
        throw brokenUnique(error) === sameNumber ? duplicate() : error;
      }),
    'DELETE /api/tutor/mobilebanking/:id': ({ params, viewer }) =>
      rows.remove(viewer.tutorId, params.id, 'wallet.deleted'),
  };
}
