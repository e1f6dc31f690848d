export { ApiError, call, callPublic, newCallKey, publicQuery, query, withCallKey } from '@porao/client';
export type { Catalog, Language, Translation, Translator } from '@porao/i18n';
export {
  formatCompact,
  formatDate,
  formatDigits,
  formatMoney,
  formatNumber,
  formatRelative,
  formatTime,
  language,
  textsOf,
  translator,
} from '@porao/i18n';
export type { InfiniteData } from '@tanstack/react-query';
export { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
export type { RouteObject } from 'react-router-dom';
export {
  Link,
  Navigate,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';
export { afterPaint } from './after-paint.ts';
export { browserStorage, tabStorage } from './browser.ts';
export { emit, on } from './bus.ts';
export { readCookie, writeCookie } from './cookie.ts';
export { lazyComponent, retry } from './lazy-component.ts';
export { useOnline } from './online.ts';
export { ownPrefix } from './own-storage.ts';
export type { ModalButton, ModalContent, Platform, Session, Toast } from './platform.ts';
export {
  areas,
  closeModal,
  homeOf,
  notify,
  openModal,
  session,
  siteConfig,
  startProgress,
  useSession,
} from './platform.ts';
export type { Remote } from './remote.ts';
export { defineRemote } from './remote.ts';
export { richText } from './rich-text.ts';
export { safePath } from './safe-path.ts';
export { useSearchParams } from './search-params.ts';
export { type SlotContent, type SlotValues, useSlot } from './slots.ts';
export { createStore, type Store, useStore } from './store.ts';
export { useUnsaved } from './unsaved.ts';
