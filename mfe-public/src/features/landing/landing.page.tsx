// These styles belong to the lower part, whose code comes later than its server-rendered content.
import '@porao/ui/carousel.css';
import './more/more.module.css';

import { PageContainer } from '@porao/ui';
import type { ReactNode } from 'react';
import { Claims } from './claims.tsx';
import { Hero } from './hero.tsx';
import { HireGuide } from './hire-guide.tsx';
import styles from './landing.module.css';
import { LazySection } from './lazy-section.tsx';
import { ParentProblems, TutorProblems } from './problems.tsx';

/** Everything here is text and drawing: nothing waits for a call. The server gives the lower part with it. */
export default function LandingPage({ lower }: { lower?: ReactNode }) {
  return (
    <div className={styles.page}>
      <Hero />
      <PageContainer className={styles.sections}>
        <Claims />
        <HireGuide />
        <ParentProblems />
        <TutorProblems />
        <LazySection content={lower} />
      </PageContainer>
    </div>
  );
}
