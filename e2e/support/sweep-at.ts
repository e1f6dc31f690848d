import { openEmbedded } from '../../api/src/kit/database/open.ts';
import { tellWait } from '../../api/src/modules/notices/index.ts';
import { sweepWaits } from '../../api/src/modules/waits/index.ts';

// Looks for deadlines at these times, one after the other, in the stopped site's database of DATA_DIR.
const { db, close } = await openEmbedded(process.env['DATA_DIR'] ?? '');
for (const now of process.argv.slice(2)) await sweepWaits(db, tellWait, new Date(now));
await close();
