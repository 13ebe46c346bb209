import { signRegistry } from '@marquee/federation-release/registry/folderStore';
import { newKeys, trustFolder } from '@marquee/federation-release/registry/signature';
import { SpareSite } from './spareSite';

/** A spare site whose registry is signed, so that it takes grants, and its keys as settings. */
export async function openSignedSite(backend: string) {
  const { key, signingKey } = newKeys();
  const keys = { RELEASE_KEYS: key, RELEASE_SIGNING_KEY: signingKey };
  const site = await SpareSite.open(backend, {
    settings: { ...keys, TRUST_PROXY: 'on' },
    async spoil({ releases }) {
      trustFolder(releases, { RELEASE_KEYS: [key], RELEASE_SIGNING_KEY: [signingKey], RELEASE_SIGNED_DAYS: 1 });
      await signRegistry(releases);
    },
  });
  return { site, keys, signingKey };
}
