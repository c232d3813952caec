import type { Home } from '../../entities/home/api/get-home.ts';
import { errorText } from '../../texts/error-text.ts';
import { m } from '../../texts/index.ts';
import { useTitle } from '../../ui/title/title.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useDismissRecommendation } from './api/dismiss-recommendation.ts';

type Item = Home['recommended'][number];

interface RecommendationNoteProps {
  item: Item;
  isDismissed: boolean;
  onChange: (isDismissed: boolean) => void;
}

/** The reason of a recommendation, and the button to dismiss it or to revert that (rules/home#less-of-this). */
export function RecommendationNote({ item, isDismissed, onChange }: RecommendationNoteProps) {
  const dismiss = useDismissRecommendation();
  const { text: title } = useTitle(item);
  const { resourceId, reason } = item;
  const toggle = () => {
    const on = !isDismissed;
    onChange(on);
    dismiss(
      { resourceId, on },
      {
        onError: (error) => {
          onChange(!on);
          toast.error(errorText(error).text);
        },
      },
    );
  };
  return (
    <>
      <p role="status">{isDismissed ? m['recommend.dismissed']() : reason && <Reason of={reason} />}</p>
      <button type="button" aria-label={isDismissed ? undefined : m['recommend.lessOf']({ title })} onClick={toggle}>
        {isDismissed ? m['recommend.undo']() : m['recommend.less']()}
      </button>
    </>
  );
}

function Reason({ of: reason }: { of: NonNullable<Item['reason']> }) {
  const { text } = useTitle('title' in reason ? reason : { title: reason.name, titleEn: reason.nameEn });
  const words = reasonText(reason.kind, text);
  return <span title={words}>{words}</span>;
}

/** Each message is named, since a computed key would load all messages. */
function reasonText(kind: NonNullable<Item['reason']>['kind'], of: string): string {
  switch (kind) {
    case 'following':
      return m['recommend.following']({ name: of });
    case 'watched':
      return m['recommend.watched']({ title: of });
    case 'collected':
      return m['recommend.collected']({ title: of });
    case 'specialty':
      return m['recommend.specialty']({ name: of });
  }
}
