import { useSearchParams } from 'react-router';
import { PhoneScene } from '../../../features/account/phone-login/phone-scene.tsx';

/** The page behind the login QR code, for phones (rules/login#phone-page). */
export function Component() {
  const scene = useSearchParams()[0].get('scene') ?? '';
  return <PhoneScene key={scene} scene={scene} />;
}
