import { useState } from 'react';
import { m } from '../../../../texts/index.ts';
import { ScrollRegion } from '../../../../ui/scroll-region/scroll-region.tsx';
import styles from '../manager-column.module.css';
import { DeletedMessages } from './deleted-messages.tsx';
import { FloodHints } from './flood-hints.tsx';
import { HeldMessages } from './held-messages.tsx';
import { ManagerLog, type ManagerLogProps } from './manager-log.tsx';
import { ManagerToolbar, type MessageView, type Room } from './manager-toolbar.tsx';
import { ReportedMessages } from './reported-messages.tsx';

interface MessagesTabProps extends ManagerLogProps {
  /** Null until it is known. */
  room: Room | null;
  onRoomChange: (room: Room) => void;
}

/** The messages of an event for its assistants: those that are held above the log, or one kind alone. */
export function MessagesTab({ room, onRoomChange, ...rest }: MessagesTabProps) {
  const { activityId } = rest;
  const [view, setView] = useState<MessageView>('all');
  return (
    <>
      <ManagerToolbar
        activityId={activityId}
        view={view}
        onViewChange={setView}
        room={room}
        onRoomChange={onRoomChange}
      />
      {view === 'all' && (
        <>
          <div className={styles.firstHeld}>
            <HeldMessages activityId={activityId} onAll={() => setView('held')} />
          </div>
          <FloodHints activityId={activityId} floods={room?.floods ?? []} />
          <ManagerLog {...rest} />
        </>
      )}
      {view === 'held' && (
        <div className={styles.scroll}>
          <HeldMessages activityId={activityId} />
        </div>
      )}
      {view === 'reported' && (
        <ScrollRegion label={m['live.manager.reported']()} className={styles.scroll}>
          <ReportedMessages activityId={activityId} />
        </ScrollRegion>
      )}
      {view === 'deleted' && (
        <>
          <ScrollRegion label={m['live.manager.deleted']()} className={styles.scroll}>
            <DeletedMessages activityId={activityId} />
          </ScrollRegion>
          <p className={styles.note}>{m['live.manager.deletedTip']()}</p>
        </>
      )}
    </>
  );
}
