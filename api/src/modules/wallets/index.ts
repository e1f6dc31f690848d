export { isTutor, listWallets } from './wallets.repository.ts';
export { walletHandlers } from './wallets.routes.ts';
