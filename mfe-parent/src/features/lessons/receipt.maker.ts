import { sheetMaker } from '@porao/features/pdf-worker';

export const makeReceipt = sheetMaker('workers/receipt.js');
