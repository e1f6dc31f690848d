import type { Area } from '@porao/contracts';
import { isFixedPath } from '@porao/contracts/page';
import { matcherOf } from '@porao/contracts/text';
import { language, useNavigate, useStore } from '@porao/platform';
import { SuggestInput, type Suggestion } from '@porao/ui/controls';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { t } from '../messages.ts';
import { DirectoryContext } from '../remotes/directory.context.ts';
import type { RouteMatch } from '../remotes/route-match.ts';

export interface SearchPanelProps {
  area: Area;
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

export default function AreaSearchPanel({ area, text, onText, onClose }: SearchPanelProps): ReactNode {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // Before the next letter is typed, and after the last one.
  useLayoutEffect(() => {
    const { current } = input;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const directory = useContext(DirectoryContext);
  const routes = useStore({
    subscribe: directory?.subscribe ?? noChange,
    current: directory?.routes ?? noRoutes,
  });
  // Without an answer the pages of the remotes that are known can be found.
  useEffect(() => void directory?.readArea(area.name).catch(() => {}), [directory, area]);
  const fits = matcherOf(text);
  const found = pagesOf(routes, area.name).filter(({ words }) => fits(words));
  return (
    <div role="search">
      <SuggestInput
        label={t('search.label')}
        hideLabel
        icon="search"
        placeholder={t('search.label')}
        inputRef={input}
        value={text}
        onChange={onText}
        suggestions={found}
        onPick={({ key }) => {
          onClose();
          void navigate(key);
        }}
        emptyText={t('search.nothing')}
        countText={t('search.count', { count: found.length })}
        clearLabel={t('search.clear')}
      />
    </div>
  );
}

const none: readonly RouteMatch[] = [];
const noRoutes = () => none;
const noChange = () => () => {};

interface AreaPage extends Suggestion {
  key: string;
  /** Its names in both languages. */
  words: string;
}

/** The pages of an area that an address alone opens; a redirect has no code of its own. */
export function pagesOf(routes: readonly RouteMatch[], area: string): AreaPage[] {
  return routes
    .filter(({ route }) => route.layout === area && route.chunk && isFixedPath(route.path))
    .map(({ route: { path, title } }) => ({
      key: path,
      label: title[language],
      words: `${title.en} ${title.bn} ${path.replaceAll(/[/-]/g, ' ')}`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
