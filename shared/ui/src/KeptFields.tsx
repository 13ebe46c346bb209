/** Hidden fields with the query parameters that a form keeps. */
export function KeptFields({ fields = new URLSearchParams() }: { fields?: URLSearchParams | undefined }) {
  return [...fields].map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
