import { lazyComponent, useLocation } from '@porao/platform';
import { Button } from '@porao/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../common/messages.ts';
import styles from './landing.module.css';

/** The lower part is loaded when it is this far below the screen. */
const ahead = '1000px';

const More = lazyComponent(() => import(/* webpackChunkName: "landing-more" */ './more/landing-more.tsx'));
let isLoaded = false;

/** Holds the server-rendered lower part, shown until the code of its buttons is loaded. */
let served: readonly Node[] | undefined;

function takeServed(): readonly Node[] | undefined {
  const content = document.querySelector('[data-lazy-section]');
  served ??= content ? copyOf([...content.childNodes]) : undefined;
  return served;
}

const copyOf = (nodes: readonly Node[]): Node[] => nodes.map((node) => node.cloneNode(true));

/** The lower part of the page: `content` on the server. In the browser its code is loaded when it comes near or is
 * linked to. Once loaded it is rendered at once, so that a page has its height after going back to it. */
export function LazySection({ content }: { content: ReactNode }) {
  return content ? (
    <div className={styles.lazy} data-lazy-section>
      {content}
    </div>
  ) : (
    <LoadedSection />
  );
}

function LoadedSection() {
  const { hash } = useLocation();
  const [content] = useState(takeServed);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'far' | 'here' | 'failed'>(isLoaded ? 'here' : 'far');
  useEffect(() => {
    if (state !== 'far' || !place.current) return;
    let live = true;
    const start = () =>
      void More.preload().then(
        () => {
          isLoaded = true;
          if (live) setState('here');
        },
        () => live && setState('failed'),
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: `${ahead} 0px` },
    );
    if (hash === '') observer.observe(place.current);
    else start();
    return () => {
      live = false;
      observer.disconnect();
    };
  }, [state, hash]);

  return (
    <>
      {state !== 'here' && content ? (
        <div
          key="served"
          ref={(element) => {
            place.current = element;
            if (element?.childNodes.length === 0) element.append(...copyOf(content));
          }}
          className={styles.lazy}
          data-lazy-section
        />
      ) : (
        <div key="own" ref={place} className={styles.lazy}>
          {state === 'here' && <More />}
        </div>
      )}
      {state === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{t('details.errorText')}</p>
          <Button variant="default" icon="refresh" onClick={() => setState('far')}>
            {t('retry')}
          </Button>
        </div>
      )}
    </>
  );
}
