import { lazy, Suspense, useState } from 'react';
import { m } from '../../texts/index.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { confirm } from '../../ui/confirm/confirm.ts';
import { alert, check, link, offline, refresh } from '../../ui/icon/icons.ts';
import { Menu, MenuItem, MenuLink, MenuRule } from '../../ui/menu/menu.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { SegmentedProgress } from '../../ui/progress/segmented-progress.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { ToastLine } from '../../ui/toast/toast-region.tsx';
import styles from './component-gallery.module.css';
import { Part, Row } from './gallery-section.tsx';

const SampleDialog = lazy(() => import('./sample-dialog.tsx'));

/** Toasts and banners. */
export function NoticePart() {
  return (
    <Part title={m['parts.notices']()} wide>
      <Row>
        <ToastLine toast={{ id: 1, kind: 'success', text: m['live.book.success']() }} />
        <ToastLine toast={{ id: 2, kind: 'error', text: m['error.unknown']() }} />
      </Row>
      <div className={styles.stack}>
        <Banner
          kind="error"
          icon={offline}
          text={m['state.offline']()}
          action={{ label: m['common.retry'](), onClick: () => toast.error(m['error.network']()) }}
        />
        <Banner
          kind="news"
          icon={refresh}
          text={m['state.newVersion']()}
          action={{ label: m['error.reload'](), onClick: () => toast.success(m['state.success']()) }}
          onClose={() => {}}
        />
        <Banner kind="quiet" icon={link} text={m['state.reconnecting']()} />
      </div>
    </Part>
  );
}

/** Dialogs and menus. */
export function OverlayPart() {
  const [width, setWidth] = useState<400 | 520 | 720 | null>(null);
  const openConfirm = () => {
    void confirm({
      title: m['account.bind.title'](),
      text: m['account.bind.body']({ account: '138****5678' }),
      confirmLabel: m['account.bind.keep'](),
      cancelLabel: m['account.bind.change'](),
    });
  };
  return (
    <Part title={m['parts.dialogs']()}>
      <Row>
        <Button size="sm" onClick={() => setWidth(400)}>
          400
        </Button>
        <Button size="sm" onClick={() => setWidth(520)}>
          520
        </Button>
        <Button size="sm" onClick={() => setWidth(720)}>
          720
        </Button>
      </Row>
      <Row>
        <Button size="sm" onClick={openConfirm}>
          {m['parts.sample.question']()}
        </Button>
        <Menu target={<Button size="sm">{m['parts.sample.menu']()}</Button>} side="bottom-start">
          <MenuLink to="/home" icon={check} current>
            {m['route.home']()}
          </MenuLink>
          <MenuItem icon={alert} onSelect={() => toast.success(m['state.success']())}>
            {m['parts.sample.notice']()}
          </MenuItem>
          <MenuRule />
          <MenuItem icon={refresh} onSelect={() => {}}>
            {m['error.reload']()}
          </MenuItem>
        </Menu>
      </Row>
      <Suspense>{width && <SampleDialog width={width} onClose={() => setWidth(null)} />}</Suspense>
    </Part>
  );
}

/** Progress bars. */
export function ProgressPart() {
  const segments = [1, 1, 1, 0.4, 0, 0, 0].map((done) => ({ weight: 1, done }));
  return (
    <Part title={m['parts.progress']()} wide>
      <div className={styles.stack}>
        <Progress label={m['parts.progress']()} value={0.62} />
        <SegmentedProgress segments={segments} />
      </div>
    </Part>
  );
}
