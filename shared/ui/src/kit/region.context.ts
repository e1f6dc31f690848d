import { createContext } from 'react';

/** Names the remote whose content is below it: a dialog, which is elsewhere in the document, is of the same region. */
export const RegionContext = createContext<string | undefined>(undefined);
