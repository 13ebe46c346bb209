/**
 * The host API. The only package of Marquee that a remote imports at run time; its version is the host API version: a
 * new export is a minor, a removed or changed one a major.
 */

export { AmountInput } from '@marquee/ui/AmountInput';
export { Badge } from '@marquee/ui/Badge';
export { Button } from '@marquee/ui/Button';
export { Card } from '@marquee/ui/Card';
export { Checkbox } from '@marquee/ui/Checkbox';
export { CountInput } from '@marquee/ui/CountInput';
export { DescriptionList } from '@marquee/ui/DescriptionList';
export { EmptyState } from '@marquee/ui/EmptyState';
export { ErrorCard } from '@marquee/ui/ErrorCard';
export { Field } from '@marquee/ui/Field';
export { digitsOnly, lettersOnly, nameText, phoneText } from '@marquee/ui/filters';
export { GameRail } from '@marquee/ui/GameRail';
export { HydrationMark } from '@marquee/ui/HydrationMark';
export { Icon } from '@marquee/ui/Icon';
export { IconButton } from '@marquee/ui/IconButton';
export { Money } from '@marquee/ui/Money';
export { Notice } from '@marquee/ui/Notice';
export { Paginator } from '@marquee/ui/Paginator';
export { PasswordInput } from '@marquee/ui/PasswordInput';
export { Picture } from '@marquee/ui/Picture';
export { Progress } from '@marquee/ui/Progress';
export { RadioCards } from '@marquee/ui/RadioCards';
export { SearchBox } from '@marquee/ui/SearchBox';
export { Section } from '@marquee/ui/Section';
export { Segmented } from '@marquee/ui/Segmented';
export { Select } from '@marquee/ui/Select';
export { Sheet } from '@marquee/ui/Sheet';
export { Skeleton } from '@marquee/ui/Skeleton';
export { Stat } from '@marquee/ui/Stat';
export { Stepper } from '@marquee/ui/Stepper';
export { type Column, Table } from '@marquee/ui/Table';
export { Tabs } from '@marquee/ui/Tabs';
export { TextArea } from '@marquee/ui/TextArea';
export { TextInput } from '@marquee/ui/TextInput';
export { Timeline } from '@marquee/ui/Timeline';
export { VisuallyHidden } from '@marquee/ui/VisuallyHidden';
export { observer } from 'mobx-react-lite';
export { type Action, type FieldErrors, useAction } from './action';
export { copyText } from './copyText';
export {
  type ConfirmOptions,
  type DialogOptions,
  type DialogResult,
  dialogs,
  type PromptOptions,
  type ToastOptions,
} from './dialogs';
export { type Form, type FormErrors, type FormOptions, useForm } from './form';
export { GameCard, type GameCardProps, gamePath, playPath, tilePath } from './GameCard';
export { GameLobby, type GameLobbyProps, type LobbyText } from './GameLobby';
export { GamesSection, type GamesSectionProps } from './GamesSection';
export { hasOwnWindow, openGameWindow, takeGameWindow } from './gameWindow';
export { type Install, useInstall } from './install';
export { type KeptForm, useKeptForm, useKeptState } from './keptForm';
export { useNow } from './now';
export { PageSections, type PageSectionsProps } from './PageSections';
export { Door, usePause } from './Paused';
export { QrCode } from './QrCode';
export type { RemoteApi } from './remoteApi';
export type { RemoteStorage } from './remoteStorage';
export { type ResourceHandle, useResource } from './resource';
export { Link, useHref, useLocation, useNavigate, useParams, useSearchParams } from './routing';
export { SafeHtml } from './SafeHtml';
export { SessionBar, type SessionBarProps } from './SessionBar';
export type { Session } from './session';
export {
  useApi,
  useClock,
  useFavourites,
  useIdle,
  useLive,
  useRequireLogin,
  useSession,
  useSite,
  useStorage,
} from './state';
export { type TextOf, type TextValues, textOf, useFormat, useLanguage, useLocalText } from './text';
export { WaysOn } from './WaysOn';
