/** The host API of the desk: the only package of Marquee that its remotes import at run time. */

export { Badge } from '@marquee/ui/Badge';
export { Button } from '@marquee/ui/Button';
export { Card } from '@marquee/ui/Card';
export { DescriptionList } from '@marquee/ui/DescriptionList';
export { EmptyState } from '@marquee/ui/EmptyState';
export { ErrorCard } from '@marquee/ui/ErrorCard';
export { Field } from '@marquee/ui/Field';
export { Icon } from '@marquee/ui/Icon';
export { Notice } from '@marquee/ui/Notice';
export { Segmented } from '@marquee/ui/Segmented';
export { Select } from '@marquee/ui/Select';
export { Sheet } from '@marquee/ui/Sheet';
export { Skeleton } from '@marquee/ui/Skeleton';
export { Stat } from '@marquee/ui/Stat';
export { Tabs } from '@marquee/ui/Tabs';
export { TextArea } from '@marquee/ui/TextArea';
export { TextInput } from '@marquee/ui/TextInput';
export { VisuallyHidden } from '@marquee/ui/VisuallyHidden';
export { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
export { type Act, type ActField, ActForm } from './ActForm';
export { Refused } from './client';
export { csvOf, saveFile } from './csv';
export { type DataColumn, DataTable, type DataTableProps } from './DataTable';
export { type Desk, type Me, useDesk, useMay } from './desk';
export { Amount, age, minorOf, money, When } from './format';
export { Page } from './Page';
export { type Read, Reading, useRead } from './useRead';
