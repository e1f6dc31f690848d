/** Only the shell and tests use these; they are never shared with remotes. */
export { configureClient, pathOf, sessionAuthorization } from '@porao/client';
export { addCatalog, languageNames, languages } from '@porao/i18n';
export { dehydrate, hydrate, QueryClientProvider } from '@tanstack/react-query';
export {
  BrowserRouter,
  MemoryRouter,
  matchRoutes,
  NavigationType,
  useNavigationType,
  useRoutes,
} from 'react-router-dom';
export { createAppClient } from './app-queries.ts';
export { tabChannel } from './browser.ts';
export { declareEvents, endListeners } from './bus.ts';
export { asError, isLoadError, type LazyComponent, LoadingContext } from './lazy-component.ts';
export { keepOwnOf } from './own-storage.ts';
export { giveAnswers, isWhole, readsIn } from './page-reads.ts';
export { providePlatform } from './platform.ts';
export { createQueryClient } from './queries.ts';
export { SlotsContext } from './slots.ts';
export { hasUnsaved, isChanged, isUnsavedLost, watchTyping } from './unsaved.ts';
