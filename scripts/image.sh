#!/bin/sh
# Makes an image of a program without an engine: `image.sh PROGRAM VERSION FILE`.
# There is nothing in it but the program, the libraries that it asks for, and a folder for its data.
set -eu
program=$1 version=$2 file=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

umoci init --layout "$work/image"
umoci new --image "$work/image:$version"
umoci unpack --rootless --image "$work/image:$version" "$work/bundle"
root=$work/bundle/rootfs
mkdir -p "$root/usr/bin" "$root/etc" "$root/data" "$root/tmp"
chmod 777 "$root/data" "$root/tmp"
cp "$program" "$root/usr/bin/luckhouse"
# Every library by its path; none for a program that needs none.
ldd "$program" 2> /dev/null | grep -o '/[^ ]*' | while read -r library; do
    mkdir -p "$root$(dirname "$library")"
    cp -L "$library" "$root$library"
done
echo 'nonroot:x:65532:65532:nonroot:/data:/sbin/nologin' > "$root/etc/passwd"

umoci repack --image "$work/image:$version" "$work/bundle"
umoci config --image "$work/image:$version" --config.user 65532:65532 --config.exposedports 7070/tcp \
    --config.volume /data --config.entrypoint /usr/bin/luckhouse --config.cmd serve \
    --config.cmd --listen --config.cmd 0.0.0.0:7070 --config.cmd --data --config.cmd /data
umoci gc --layout "$work/image"
tar -C "$work/image" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -cf "$file" .
