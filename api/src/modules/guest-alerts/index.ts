export { guestAlertWorker, sendGuestDigests } from './digest.ts';
export { guestAlertHandlers } from './guest-alerts.routes.ts';
export { sweepGuests } from './guests.repository.ts';
