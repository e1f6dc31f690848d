import { Document, Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { CvEntry, CvFact } from '../cv.view.ts';
import type { CvJob } from './cv.job.ts';
import { family } from './fonts.ts';

/** A sheet is white in either colour mode, so it has inks of its own. */
const ink = { text: '#1f2a26', dim: '#5b6a64', brand: '#0b5d44', line: '#d5ddd8' } as const;

/** Millimetres and points of a sheet at full size; all shrink together when the texts are long. */
const stylesAt = (scale: number) =>
  StyleSheet.create({
    page: { fontFamily: family, fontSize: 9.5 * scale, lineHeight: 1.4, color: ink.text, padding: 34 },
    head: { flexDirection: 'row', gap: 14, alignItems: 'center', marginBottom: 12 * scale },
    photo: { width: 74, height: 74, borderRadius: 37, objectFit: 'cover' },
    who: { flex: 1 },
    name: { fontSize: 20 * scale, fontWeight: 700, color: ink.brand, lineHeight: 1.3 },
    headline: { color: ink.dim, marginBottom: 4 * scale },
    contacts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 14 },
    dim: { color: ink.dim },
    columns: { flexDirection: 'row', gap: 20, borderTop: `1 solid ${ink.line}`, paddingTop: 10 * scale },
    wide: { width: '62%' },
    narrow: { width: '38%' },
    section: { marginBottom: 10 * scale },
    title: { fontSize: 11.5 * scale, fontWeight: 700, color: ink.brand, marginBottom: 3 * scale },
    entry: { marginBottom: 5 * scale },
    strong: { fontWeight: 700 },
  });
type Styles = ReturnType<typeof stylesAt>;

/** Words are never taken apart: neither between fonts nor with a hyphen that Bengali does not know. */
const whole = { hyphenationCallback: (word: string) => [word], hyphenationPenalty: 10_000 };

interface CvDocumentProps extends Omit<CvJob, 'fonts'> {
  /** 1 is the full size. */
  scale: number;
  /** Hears how many pages it took. */
  onPages: (pages: number) => void;
}

/** The CV on paper: A4, the person above, what was learnt and taught to the left, the offer to the right. */
export function CvDocument({ view, photo, words, language, scale, onPages }: CvDocumentProps): ReactNode {
  const styles = stylesAt(scale);
  const count = ({ totalPages }: { totalPages: number }) => {
    if (totalPages) onPages(totalPages);
    return '';
  };
  return (
    <Document title={words.title} author={view.name} language={language}>
      <Page size="A4" style={styles.page}>
        <View style={styles.head}>
          {photo !== null && <Image src={photo} style={styles.photo} />}
          <View style={styles.who}>
            <Text {...whole} style={styles.name}>
              {view.name}
            </Text>
            <Text {...whole} style={styles.headline}>
              {view.headline}
            </Text>
            <View style={styles.contacts}>
              {view.contacts.map(({ label, value }) => (
                <Text {...whole} key={label}>
                  {label}: {value}
                </Text>
              ))}
            </View>
          </View>
        </View>
        <View style={styles.columns}>
          <View style={styles.wide}>
            <Prose styles={styles} title={words.about} text={view.about} />
            <Entries styles={styles} title={words.education} entries={view.education} />
            <Entries styles={styles} title={words.experience} entries={view.experience} />
            <Prose styles={styles} title={words.style} text={view.tutoringStyle} />
          </View>
          <View style={styles.narrow}>
            <Facts styles={styles} title={words.tutoring} facts={view.tutoring} />
            <Facts styles={styles} title={words.week} facts={view.week} />
          </View>
        </View>
        <Text fixed render={count} />
      </Page>
    </Document>
  );
}

function Prose({ styles, title, text }: { styles: Styles; title: string; text: string | null }): ReactNode {
  if (!text) return null;
  return (
    <View style={styles.section}>
      <Text style={styles.title}>{title}</Text>
      <Text {...whole}>{text}</Text>
    </View>
  );
}

function Entries(props: { styles: Styles; title: string; entries: readonly CvEntry[] }): ReactNode {
  const { styles, title, entries } = props;
  if (entries.length === 0) return null;
  return (
    <View style={styles.section}>
      <Text style={styles.title}>{title}</Text>
      {entries.map((entry, place) => (
        <View key={place} style={styles.entry}>
          <Text {...whole} style={styles.strong}>
            {entry.title}
          </Text>
          {entry.detail !== '' && (
            <Text {...whole} style={styles.dim}>
              {entry.detail}
            </Text>
          )}
          {entry.text && <Text {...whole}>{entry.text}</Text>}
        </View>
      ))}
    </View>
  );
}

function Facts(props: { styles: Styles; title: string; facts: readonly CvFact[] }): ReactNode {
  const { styles, title, facts } = props;
  if (facts.length === 0) return null;
  return (
    <View style={styles.section}>
      <Text style={styles.title}>{title}</Text>
      {facts.map(({ label, value }) => (
        <View key={label} style={styles.entry}>
          <Text {...whole} style={styles.dim}>
            {label}
          </Text>
          <Text {...whole}>{value}</Text>
        </View>
      ))}
    </View>
  );
}
