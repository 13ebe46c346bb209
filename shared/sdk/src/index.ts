/**
 * The host API. The only package of Marquee that a remote imports at run time; its version is the host API version: a new
 * export is a minor, a removed or changed one a major.
 */
export { observer } from 'mobx-react-lite';
export { type Action, type FieldErrors, useAction } from './action';
export { type DialogOptions, type DialogResult, dialogs, type PromptOptions, type ToastOptions } from './dialogs';
export { type ResourceHandle, useResource } from './resource';
export { Link, useLocation, useNavigate, useParams, useSearchParams } from './routing';
export {
  useApi,
  useFavourites,
  useIdle,
  useLive,
  useRequireLogin,
  useSession,
  useSignOut,
  useSite,
  useStorage,
} from './state';
export { type TextOf, type TextValues, textOf, useFormat, useLanguage, useLocalText } from './text';
