/** What a form says of the address beside its own controls. */
export function KeptFields({ fields = new URLSearchParams() }: { fields?: URLSearchParams | undefined }) {
  return [...fields].map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
