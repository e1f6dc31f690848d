// Hot reload across remotes: React Refresh works with one runtime a page, and the shell's is the one.
import * as runtime from 'react-refresh/runtime';

globalThis.poraoRefresh = runtime;
