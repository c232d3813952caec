import { m } from '../../../texts/index.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { StepActions } from '../steps/step-actions.tsx';
import { StepHead } from '../steps/step-head.tsx';
import styles from '../steps/steps.module.css';
import { useFirstFocus } from '../steps/use-first-focus.ts';
import type { useRecover } from './use-recover.ts';

/** Step 1: the address of the account (seed 000 §2). */
export function RecoverEmail({ recover }: { recover: ReturnType<typeof useRecover> }) {
  const first = useFirstFocus<HTMLInputElement>();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        recover.askForCode();
      }}
    >
      <StepHead step="1/3" title={m['account.recover.title']()} />
      <TextField
        ref={first}
        label={m['account.register.emailLabel']()}
        placeholder={m['account.register.emailPlaceholder']()}
        hint={m['account.recover.emailHint']()}
        error={recover.emailError}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        value={recover.typedEmail}
        onChange={({ currentTarget }) => recover.typeEmail(currentTarget.value)}
        onBlur={recover.leaveEmail}
      />
      <StepActions
        onBack={recover.back}
        submit={{ label: m['common.next'](), disabled: !recover.mayAsk, busy: recover.sending }}
      />
    </form>
  );
}
