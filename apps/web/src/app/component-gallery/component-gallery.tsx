import { m } from '../../texts/index.ts';
import { LogoMark } from '../../ui/logo/logo.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { themeChoices } from '../../ui/theme/theme-choice.ts';
import { chooseTheme, useTheme } from '../../ui/theme/theme-store.ts';
import { CardSection, RowPart, StatePart } from './cards.tsx';
import styles from './component-gallery.module.css';
import { ButtonPart, ChoicePart, FieldPart } from './controls.tsx';
import { NoticePart, OverlayPart, ProgressPart } from './feedback.tsx';
import { ColourPart, IconPart, MarkPart, TypePart } from './foundations.tsx';

/** Every component in its states, for review and tests; not in a production build. */
export function Component() {
  const choice = useTheme((state) => state.choice);
  const options = themeChoices.map((value) => ({ value, label: value }));
  return (
    <main className={styles.page}>
      <h1>
        <LogoMark size={36} />
        {m['parts.title']()}
      </h1>
      <Segmented label="Theme" options={options} value={choice} onChange={chooseTheme} />
      <div className={styles.grid}>
        <TypePart />
        <ColourPart />
        <ButtonPart />
        <MarkPart />
        <FieldPart />
        <ChoicePart />
        <RowPart />
        <StatePart />
        <OverlayPart />
        <ProgressPart />
        <NoticePart />
        <IconPart />
      </div>
      <CardSection />
    </main>
  );
}
