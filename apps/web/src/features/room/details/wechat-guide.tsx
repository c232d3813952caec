import { QRCodeSVG } from 'qrcode.react';
import { useGetWechatGuide } from '../../../entities/room/api/get-wechat-guide.ts';
import { m } from '../../../texts/index.ts';
import { close } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './wechat-guide.module.css';

/** Dark on white in both themes, for scanners. */
const INK = '#0e1b2c';

/** In px, with the white edge around it. */
const CODE_PX = 66;

/**
 * The QR code that leads from an event to the official account, with its benefits; a phone, which cannot scan itself,
 * has none (rules/room#wechat-guide).
 */
export function WechatGuide({ activityId, onClose }: { activityId: string; onClose: () => void }) {
  const guide = useGetWechatGuide(activityId);
  const isShowLiveDrainage = guide?.isShow === true;
  if (!isShowLiveDrainage) return null;
  return (
    <aside className={styles.guide} aria-label={m['live.guide.title']()}>
      <span className={styles.code}>
        <QRCodeSVG value={guide.qrCodeUrl} size={CODE_PX} level="M" fgColor={INK} title={m['live.guide.code']()} />
      </span>
      <div>
        <h3>{m['live.guide.title']()}</h3>
        <p>{guide.text}</p>
      </div>
      <IconButton size="sm" icon={close} label={m['live.guide.close']()} className={styles.close} onClick={onClose} />
    </aside>
  );
}
