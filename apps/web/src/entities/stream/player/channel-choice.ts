import type { ResponseOf } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { useState } from 'react';
import { m } from '../../../texts/index.ts';
import { useChannelParam } from './room-params.ts';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

/** A channel of a stream or a replay that can be selected. */
export interface SelectableChannel {
  readonly channelId: string;
  readonly channelName: string;
}

/** The selected channels of an event: the main one, and a second one in its corner. */
export interface ChannelChoice<Channel extends SelectableChannel> {
  readonly main: Channel | undefined;
  readonly second: Channel | undefined;
  /** The channels that can be in the corner. */
  readonly others: readonly Channel[];
  /** Selects a channel; it swaps with the one in the corner. */
  readonly choose: (channelId: string) => void;
  readonly setSecond: (channelId: string) => void;
}

/**
 * The selection of channels, by the URL; the current one stays selected, whichever of the others starts or ends
 * (rules/stream-stage#two-channels).
 */
export function useChannelChoice<Channel extends SelectableChannel>(
  channels: readonly Channel[],
  isShown: (channel: Channel) => boolean = () => true,
): ChannelChoice<Channel> {
  const [chosen, setChosen] = useChannelParam();
  const [first, setFirst] = useState('');
  const [secondId, setSecondId] = useState('');
  const shown = channels.filter(isShown);
  const find = (id: string) => channels.find(({ channelId }) => channelId === id);
  const main = find(chosen) ?? find(first) ?? shown[0] ?? channels[0];
  const others = shown.filter(({ channelId }) => channelId !== main?.channelId);
  if (first === '' && shown[0]) setFirst(shown[0].channelId);
  return {
    main,
    second: others.find(({ channelId }) => channelId === secondId),
    others,
    choose(channelId) {
      if (channelId === secondId) setSecondId(main?.channelId ?? '');
      setChosen(channelId);
    },
    setSecond: setSecondId,
  };
}

/** A channel as an option of the title row. */
export interface ChannelOption {
  readonly value: string;
  readonly label: string;
  /** The reason why it cannot be chosen, or its problem; empty otherwise. */
  readonly note: string;
  readonly disabled: boolean;
}

/** The channels of a replay. */
export const listReplayOptions = ({ replayList }: Pick<Live, 'replayList'>): ChannelOption[] =>
  replayList.map(({ channelId, channelName }) => ({ value: channelId, label: channelName, note: '', disabled: false }));

const { advertise, living, pause, end } = LiveStatus;

/** The channels of an event on the air, with the problem of each (rules/stream#channels). */
export const listChannelOptions = ({ status, channelList }: Pick<Live, 'status' | 'channelList'>): ChannelOption[] =>
  channelList.map((channel) => {
    const isEnded = channel.status === end;
    const isNotStarted = channel.status === advertise;
    const isPaused = status === living && channel.status === pause;
    const note = isEnded
      ? m['live.status.channelEnded']()
      : isNotStarted
        ? m['live.stage.notBegun']()
        : isPaused
          ? m['live.stage.noSignal']()
          : '';
    return { value: channel.channelId, label: channel.channelName, note, disabled: isEnded || isNotStarted };
  });
