import { PageContainer } from '@porao/ui';
import { Claims } from './claims.tsx';
import { Hero } from './hero.tsx';
import { HireGuide } from './hire-guide.tsx';
import styles from './landing.module.css';
import { Later } from './later.tsx';
import { ParentProblems, TutorProblems } from './problems.tsx';

/** Everything here is text and drawing: nothing waits for a call. */
export default function LandingPage() {
  return (
    <div className={styles.page}>
      <Hero />
      <PageContainer className={styles.sections}>
        <Claims />
        <HireGuide />
        <ParentProblems />
        <TutorProblems />
        <Later />
      </PageContainer>
    </div>
  );
}
