import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { useVideo } from '../api/get-video.ts';
import { VideoDetail } from './video-detail.tsx';
import { VideoSkeleton } from './video-skeleton.tsx';

/** A video's page with its loading, error and not-found states (seed 000 §2, /videoTerminal). */
export function VideoPage({ id }: { id: string }) {
  const { data: video, error, isFetching, refetch } = useVideo(id);
  if (video) return <VideoDetail key={id} video={video} />;
  if (!error) return <VideoSkeleton />;
  if (isMissing(error)) return <VideoMissing />;
  return <ErrorState {...errorText(error)} onRetry={() => void refetch()} busy={isFetching} />;
}

/** The video was taken away, or never was. */
export function VideoMissing() {
  return (
    <Empty
      text={m['content.detail.notFound']()}
      action={
        <ButtonLink size="sm" to="/home">
          {m['common.backHome']()}
        </ButtonLink>
      }
    />
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof GatewayError && error.code === codes.notFound;
}
