export { walletHandlers } from './wallets.routes.ts';
