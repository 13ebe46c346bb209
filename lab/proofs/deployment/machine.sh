# machine.sh <empty folder>: a machine that is thrown away, run by root. It sees this machine's disk, and writes to a layer in memory; it has processes, host
# name, network (only itself) and control groups of its own, and systemd as its first process. When that ends by a reboot it is started again.
set -e
folder=$1
mount --make-rprivate /
mount -t tmpfs tmpfs "$folder"
mkdir "$folder/changed" "$folder/work" "$folder/root"
mount -t overlay overlay -o lowerdir=/,upperdir="$folder/changed",workdir="$folder/work" "$folder/root"
ip link set lo up
cd "$folder/root"
# Nothing of this machine is started there, and its own devices, screens and network are left alone.
rm -rf etc/systemd/system/*.wants
for unit in systemd-udevd.service systemd-udev-trigger.service systemd-networkd.service systemd-resolved.service systemd-timesyncd.service \
  systemd-logind.service getty.target console-getty.service; do
  ln -sf /dev/null "etc/systemd/system/$unit"
done
# What lies in /tmp stays there when it boots.
ln -sf /dev/null etc/tmpfiles.d/tmp.conf
echo marquee-proof > etc/hostname
cat /proc/sys/kernel/random/uuid | tr -d - > etc/machine-id

boot='
set -e
mount -t proc proc proc
mount -t sysfs sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs dev
for device in null zero full random urandom tty; do touch dev/$device; mount --bind /dev/$device dev/$device; done
mkdir dev/pts dev/shm
mount -t devpts devpts dev/pts -o newinstance,ptmxmode=0666,mode=620
mount -t tmpfs tmpfs dev/shm
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
pivot_root . mnt
umount -l /mnt
# As a machine has it: the credentials of a unit are mounted where everybody sees them.
mount --make-rshared /
exec env -i container=other PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  /lib/systemd/systemd --system --log-target=console --show-status=no --unit=multi-user.target
'
while true; do
  unshare --pid --fork --kill-child --mount --cgroup bash -c "$boot" || true
done
