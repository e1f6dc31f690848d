// Hot reload across remotes: React Refresh works with one runtime per page, which is the shell's.
import * as runtime from 'react-refresh/runtime';

globalThis.poraoRefresh = runtime;
