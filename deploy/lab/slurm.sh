#!/bin/sh
# A run of the lab as a Slurm array: each task plays one shard on one node. See docs/lab-cluster.md.
#
#   sbatch --array=1-100 deploy/lab/slurm.sh PARTS booty-dice --bots strong,steady --games 1000000
#
# A task that was ended goes on where it was when it is queued again.
#SBATCH --job-name=luckhouse-lab
#SBATCH --array=1-4
#SBATCH --cpus-per-task=4
#SBATCH --time=04:00:00
#SBATCH --requeue
set -eu
parts=$1
shift
exec luckhouse lab run "$@" \
    --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" \
    --jobs "${SLURM_CPUS_PER_TASK:-1}" \
    --out "$parts/$SLURM_ARRAY_TASK_ID"
