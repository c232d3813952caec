import { m } from '../../../texts/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { globe, wechat } from '../../../ui/icon/account-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './country-step.module.css';

interface CountryStepProps {
  onChina: () => void;
  onOther: () => void;
  onClose: () => void;
}

/** Step 1, in both languages whatever the interface's is: a tap continues (rules/certification-pages#dialog). */
export function CountryStep({ onChina, onOther, onClose }: CountryStepProps) {
  return (
    <Dialog title={m['cert.title']()} width={520} phone="page" onClose={onClose}>
      <div className={styles.country}>
        <h3>
          <span lang="zh-CN">{m['cert.country.title']({}, { locale: 'zh' })}</span>
          <small lang="en">{m['cert.country.title']({}, { locale: 'en' })}</small>
        </h3>
        <div className={styles.choices}>
          <Choice icon={wechat} text={m['cert.country.cn']} onClick={onChina} />
          <Choice icon={globe} text={m['cert.country.other']} onClick={onOther} />
        </div>
      </div>
    </Dialog>
  );
}

function Choice({ icon, text, onClick }: { icon: string; text: (typeof m)['cert.country.cn']; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick}>
      <Icon of={icon} size={24} />
      <b lang="zh-CN">{text({}, { locale: 'zh' })}</b> <span lang="en">{text({}, { locale: 'en' })}</span>
    </button>
  );
}
